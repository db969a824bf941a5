/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, type: 'text/csv' | 'text/html' | 'image/svg+xml', text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has taken the file by the time the next task begins.
  setTimeout(() => URL.revokeObjectURL(href));
}
