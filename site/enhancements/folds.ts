// Sections that are rows where the window is small stand open where it is wide: there they are no stop of the keyboard, and nothing waits.
const wide = matchMedia('(width >= 48rem)');

function set(): void {
  for (const section of document.querySelectorAll<HTMLDetailsElement>('[data-fold]')) {
    section.open = wide.matches;
    const row = section.querySelector('summary');
    if (wide.matches) row?.setAttribute('tabindex', '-1');
    else row?.removeAttribute('tabindex');
  }
}

// What somebody opened before this came stays open.
if (wide.matches) set();
wide.addEventListener('change', set);

export {};
