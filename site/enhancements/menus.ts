/**
 * Gives the `<details>` menus what people expect of a menu: hover opens, Escape and leaving close, a click elsewhere closes,
 * one at a time (that part is the `name` attribute's).
 */
export function enhanceMenus(root: Document): void {
  const menus = [...root.querySelectorAll<HTMLDetailsElement>('[data-drop="wide"], [data-menu]')];
  for (const menu of menus) {
    menu.addEventListener('focusout', (event) => closeWhenLeft(menu, event.relatedTarget));
    menu.addEventListener('keydown', (event) => closeOnEscape(menu, event));
  }
  root.addEventListener('pointerdown', (event) => {
    for (const menu of menus) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    }
  });
  for (const menu of menus) if (menu.dataset.drop === 'wide') openOnHover(menu);
  // A page shown again from the back-forward cache starts with its menus closed.
  addEventListener('pagehide', () => {
    for (const menu of menus) menu.open = false;
  });
}

function closeWhenLeft(menu: HTMLDetailsElement, goal: EventTarget | null): void {
  if (goal instanceof Node && !menu.contains(goal)) menu.open = false;
}

function closeOnEscape(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !menu.open) return;
  event.stopPropagation();
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Only a mouse hovers: a finger's first touch must stay a click. */
function openOnHover(menu: HTMLDetailsElement): void {
  let openedByHover = false;
  menu.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse' || menu.open) return;
    menu.open = true;
    openedByHover = true;
  });
  menu.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && openedByHover) menu.open = false;
    openedByHover = false;
  });
  // The click that follows the hover would close what the hover has just opened.
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (openedByHover) event.preventDefault();
    openedByHover = false;
  });
}
