/** Puts a text on the clipboard; where that is forbidden, as without a secure context, saves it as a file. */
export async function exportText(text: string, fileName: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
    link.click();
    URL.revokeObjectURL(address);
    return 'saved';
  }
}
