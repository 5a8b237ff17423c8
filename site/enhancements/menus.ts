/**
 * Gives the menu of the bar what people expect of it: hover opens a group, Escape and leaving close it, a click elsewhere closes it, one
 * at a time (that part is the `name` attribute's). Where the menu covers the page, its groups open by a touch alone.
 */
export function enhanceMenus(root: Document): void {
  const menu = root.querySelector<HTMLElement>('#menu');
  if (menu === null) return;
  const groups = [...menu.querySelectorAll('details')];
  const isInBar = () => !menu.matches(':popover-open');
  const closeAll = (test: (group: HTMLDetailsElement) => boolean) => {
    for (const group of groups) if (isInBar() && test(group)) group.open = false;
  };
  menu.addEventListener('focusout', ({ relatedTarget }) =>
    closeAll((group) => relatedTarget instanceof Node && !group.contains(relatedTarget)),
  );
  root.addEventListener('pointerdown', ({ target }) =>
    closeAll((group) => target instanceof Node && !group.contains(target)),
  );
  menu.addEventListener('keydown', (event) => {
    const group = groups.find(({ open }) => open);
    if (event.key !== 'Escape' || group === undefined || !isInBar()) return;
    event.stopPropagation();
    group.open = false;
    group.querySelector('summary')?.focus();
  });
  for (const group of groups) openOnHover(group, isInBar);
  // Where it covers the page, what most people come for lies open.
  menu.addEventListener('toggle', ({ newState }) => {
    for (const [index, group] of groups.entries()) group.open = newState === 'open' && index === 0;
  });
  // A page shown again from the back-forward cache starts with its menu closed, and so does a window that has grown.
  const close = () => {
    if (isInBar()) closeAll(() => true);
    else menu.hidePopover();
  };
  addEventListener('pagehide', close);
  matchMedia('(width >= 64rem)').addEventListener('change', close);
}

/** Only a mouse hovers: a finger's first touch must stay a click. */
function openOnHover(group: HTMLDetailsElement, isInBar: () => boolean): void {
  let openedByHover = false;
  group.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse' || group.open || !isInBar()) return;
    group.open = true;
    openedByHover = true;
  });
  group.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && openedByHover) group.open = false;
    openedByHover = false;
  });
  // The click that follows the hover would close what the hover has just opened.
  group.querySelector('summary')?.addEventListener('click', (event) => {
    if (openedByHover) event.preventDefault();
    openedByHover = false;
  });
}
