// happy-dom has no animations, and Svelte's transitions would end in an unhandled error without them.
Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve(), currentTime: 0 })) as never;
// Nor does it say whether the address of the page is secure.
globalThis.isSecureContext ??= false;
