/** Tells whether an element is in view, or will soon be. */
import { useEffect, useState } from 'preact/hooks';

/** Views above and below that are prepared in advance. */
const AHEAD = '150% 0px';

/** One observer for all elements of a scrolling box: six hundred would be slow. */
const observers = new WeakMap<Element, IntersectionObserver>();
const told = new WeakMap<Element, (isNear: boolean) => void>();

function observerOf(scroller: Element): IntersectionObserver {
  const known = observers.get(scroller);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    },
    { root: scroller, rootMargin: AHEAD },
  );
  observers.set(scroller, observer);
  return observer;
}

/** @param element a child of the box that scrolls */
export function useNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    const scroller = watched?.parentElement;
    if (!watched || !scroller) return undefined;
    told.set(watched, setNear);
    const observer = observerOf(scroller);
    observer.observe(watched);
    return () => {
      observer.unobserve(watched);
    };
  }, []);
  return isNear;
}
