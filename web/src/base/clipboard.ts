// Copying of a text. On plain http there is no clipboard API, but an older way works.
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement as HTMLElement | null;
  field.value = text;
  field.className = "sr";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}
