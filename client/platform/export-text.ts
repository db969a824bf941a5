/** Puts a text on the clipboard; where that is forbidden, as without a secure context, saves it as a file. */
export async function exportText(text: string, fileName: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    const href = `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
    Object.assign(document.createElement('a'), { href, download: fileName }).click();
    return 'saved';
  }
}
