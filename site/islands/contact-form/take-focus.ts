/** Reference for an element that takes focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
