/** Keeps the keyboard focus where the user is looking when the focused element disappears. */

/** Gives the focus to the first matching element. @param selectors in order of preference */
export function focusOn(...selectors: readonly string[]): void {
  whenDrawn(() => {
    focusFirst(selectors);
  });
}

/**
 * The same if nothing on the page has it: a user who has moved on is left there. Checked at the moment of focusing: a frame later
 * somebody may be typing.
 */
export function focusIfLost(...selectors: readonly string[]): void {
  whenDrawn(() => {
    if (document.activeElement === null || document.activeElement === document.body) focusFirst(selectors);
  });
}

function focusFirst(selectors: readonly string[]): void {
  const element = selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((one) => one !== null);
  element?.focus({ preventScroll: true });
}

/** Scrolls to the element, after whatever else has scrolled. */
export function bringToTop(selector: string): void {
  whenDrawn(() => {
    document.querySelector(selector)?.scrollIntoView({ block: 'start' });
  });
}

/** What a change of state draws is there after the next frame. */
const whenDrawn = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};
