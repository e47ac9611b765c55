// happy-dom has no animations, and Svelte's transitions would end in an unhandled error without them.
Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve(), currentTime: 0 })) as never;
