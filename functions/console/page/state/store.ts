/** Keeps the state and notifies the viewers of a part of it when that part has changed. */
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { EMPTY, type State } from './state.ts';

let state: State = EMPTY;
const listeners = new Set<() => void>();

export const getState = (): State => state;

export function update(change: Partial<State> | ((now: State) => Partial<State>)): void {
  state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
  for (const listener of [...listeners]) listener();
}

/** @returns a function that stops it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Redraws the component when `select` returns a different value.
 * @param select returns the same value (by identity) as long as nothing has changed
 */
export function useStore<Value>(select: (now: State) => Value): Value {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const value = select(state);
  const latest = useRef({ select, value });
  latest.current = { select, value };
  useLayoutEffect(() => {
    const listener = (): void => {
      const { select: look, value: before } = latest.current;
      if (!Object.is(look(state), before)) redraw(undefined);
    };
    const end = subscribe(listener);
    listener();
    return end;
  }, []);
  return value;
}
