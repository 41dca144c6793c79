/** The keys that go from problem to problem, unless somebody is typing. */
import { useEffect } from 'preact/hooks';
import { toProblem } from '../actions/select.ts';

export function useShortcuts(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'F8') {
        event.preventDefault();
        toProblem(event.shiftKey ? -1 : 1);
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'n' || event.key === 'j') toProblem(1);
      if (event.key === 'p' || event.key === 'k') toProblem(-1);
      if (event.key === '/') {
        event.preventDefault();
        document.getElementById('search')?.focus();
      }
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
