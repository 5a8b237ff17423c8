import type { Page } from '@playwright/test';

/**
 * Every text that a visitor cannot bring into sight: it runs out of the window, or a box cuts it off that does not scroll. Each is
 * told by its words and by what cuts it. What is meant for listeners only, and what is folded or inert, is left out.
 */
export function textOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerancePx = 2;
    const cuts = ['hidden', 'clip'];
    const scrolls = ['auto', 'scroll'];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent?.trim() ?? '';
      if (parent === null || words === '' || !isMeantForEyes(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const cutter = [...range.getClientRects()].map((box) => whatCuts(box, parent)).find(Boolean);
      if (cutter !== undefined) found.push(`“${words.slice(0, 60)}” is cut by ${cutter}`);
    }
    return found;

    function isMeantForEyes(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.visually-hidden, [inert], option, script, noscript') === null
      );
    }

    /** The nearest box that shows less than the whole of `box`, or nothing. */
    function whatCuts(box: DOMRect, element: Element): string | undefined {
      if (box.width < 1 || box.height < 1) return undefined;
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        if (around === document.documentElement || around === document.body) break;
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const name = `${around.tagName.toLowerCase()}.${around.className}`;
        if (cuts.includes(overflowX) && isOutside(box.left, box.right, edge.left, edge.right))
          return name;
        if (cuts.includes(overflowY) && isOutside(box.top, box.bottom, edge.top, edge.bottom))
          return name;
        // What scrolls can be brought into sight, and what is fixed is where it is.
        if (scrolls.includes(overflowX)) return undefined;
        if (position === 'fixed') break;
      }
      const width = document.documentElement.clientWidth;
      return isOutside(box.left, box.right, 0, width) ? `the window of ${width} px` : undefined;
    }

    function isOutside(from: number, to: number, first: number, last: number): boolean {
      return from < first - tolerancePx || to > last + tolerancePx;
    }
  });
}
