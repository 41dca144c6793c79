/**
 * Statements that something limits, one list a language: what limits them stands outside of the bars, and the words between the bars
 * are what somebody quotes. `denied`: without the denial before the bar the rest claims the opposite. `sound`: what is cut off
 * takes nothing away.
 */
import { limitedOfAsia } from './limitedOfAsia.ts';
import { limitedOfTheEast } from './limitedOfTheEast.ts';
import { limitedOfTheWest } from './limitedOfTheWest.ts';

export interface Statements {
  readonly limited: readonly string[];
  readonly denied: readonly string[];
  readonly sound: readonly string[];
}

export const limitedStatements: Readonly<Record<string, Statements>> = {
  ...limitedOfTheWest,
  ...limitedOfTheEast,
  ...limitedOfAsia,
};
