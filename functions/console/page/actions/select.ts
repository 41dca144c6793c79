/** Goes from a quotation to its place, and from problem to problem. */
import { isProblem } from '../quotations/verdict.ts';
import type { CheckedQuotation, Target } from '../state/state.ts';
import { getState, update } from '../state/store.ts';
import { openStored } from './sources.ts';

interface SelectOptions {
  /** Leaves narrow screens where they are. */
  readonly keepPane?: boolean;
  /** Plays nothing: nobody asked to hear it. */
  readonly silent?: boolean;
}

/** Selects the quotation, and scrolls to its place if it has one. */
export function select(id: string, { keepPane = false, silent = false }: SelectOptions = {}): void {
  const quotation = getState().quotations.find((one) => one.id === id);
  if (!quotation) return;
  const target = placeOf(quotation);
  if (target) openUnlisted(target);
  update({
    selected: id,
    ...(target && { shown: target.sourceId, target: { ...target, play: !silent } }),
    ...(target && !keepPane && { pane: 'document' as const }),
  });
}

/** Citations may name attachments that are not in the list of sources yet. */
function openUnlisted({ sourceId }: Target): void {
  if (!getState().sources.some(({ id }) => id === sourceId)) openStored(sourceId, sourceId);
}

/** From a box on a page: its quotation comes into view, the page stays. */
export function selectOnPage(id: string): void {
  update({ selected: id, filter: 'all', pane: 'quotations' });
}

export function scrollTo(target: Target): void {
  openUnlisted(target);
  update({ shown: target.sourceId, target, pane: 'document' });
}

/** @param step 1 for the next problem, -1 for the previous one; after the last comes the first */
export function toProblem(step: 1 | -1): void {
  const { quotations, selected } = getState();
  const problems = quotations.filter(isProblem);
  if (problems.length === 0) {
    if (quotations.length > 0) update({ notice: 'There is no problem: everything was found.' });
    return;
  }
  const at = quotations.findIndex(({ id }) => id === selected);
  const ahead = (one: CheckedQuotation): boolean => Math.sign(quotations.indexOf(one) - at) === step;
  const next = step === 1 ? problems.find(ahead) : problems.findLast(ahead);
  const wrapped = step === 1 ? problems[0] : problems[problems.length - 1];
  update({ filter: 'all' });
  select((next ?? wrapped).id, { keepPane: true });
}

export function placeOf({ verification, sourceId }: CheckedQuotation): Target | undefined {
  const { document, pageNumber, media } = verification;
  const page = document?.pageNumber ?? pageNumber;
  if (sourceId === undefined || page === undefined || verification.status === 'not_found') return undefined;
  return { sourceId, pageNumber: page, y: document?.boundingBoxes.at(0)?.y, seconds: media?.startTime };
}
