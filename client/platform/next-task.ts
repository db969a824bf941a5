/** Lets the browser see to a tap or a frame before long work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
