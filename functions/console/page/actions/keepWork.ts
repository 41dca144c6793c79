/** Keeps the work of this tab until it is closed, so that reloading the page loses nothing. */
import type { CheckedQuotation, State } from '../state/state.ts';
import { getState, subscribe, update } from '../state/store.ts';
import { openStored } from './sources.ts';

/** Two entries: the verdicts have pictures, and are written only when they change. */
const WORK = 'citation-check-work';
const VERDICTS = 'citation-check-verdicts';
/** Version of what is kept: a different one is ignored. */
const FORM = 1;
/** Milliseconds that a user must pause typing before it is written. */
const WRITE_AFTER = 300;

interface KeptWork extends Pick<
  State,
  'text' | 'editing' | 'shown' | 'selected' | 'filter' | 'strictness' | 'reading' | 'pane' | 'balanceCents'
> {
  readonly form: typeof FORM;
  readonly sources: readonly { readonly id: string; readonly name: string }[];
}

type KeptVerdicts = Pick<State, 'answer' | 'notChecked' | 'quotations' | 'verdicts' | 'judgedBy'>;

export function restoreWork(): void {
  const work = read(WORK) as KeptWork | undefined;
  if (work?.form === FORM) {
    const { form: _form, sources, ...kept } = work;
    const verdicts = read(VERDICTS) as KeptVerdicts | undefined;
    update({ ...kept, ...(verdicts ?? { editing: true, selected: undefined }) });
    for (const { id, name } of sources) openStored(id, name);
    if (kept.shown !== undefined) update({ shown: kept.shown });
  }
  keepOn();
}

function keepOn(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = getState().quotations;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { text, editing, shown, selected, filter, strictness, reading, pane, balanceCents } = getState();
    const { sources, quotations } = getState();
    const kept: KeptWork = {
      ...{ form: FORM, text, editing, shown, selected, filter, strictness, reading, pane, balanceCents },
      sources: sources.filter(({ phase }) => phase !== 'failed').map(({ id, name }) => ({ id, name })),
    };
    store(WORK, kept);
    if (quotations === written) return;
    written = quotations;
    writeVerdicts(getState());
  };
  subscribe(() => {
    timer ??= setTimeout(write, WRITE_AFTER);
  });
  addEventListener('pagehide', write);
}

/** With their pictures if there is room, otherwise without. Incomplete verdicts are not kept. */
function writeVerdicts({ answer, notChecked, quotations, verdicts, judgedBy }: State): void {
  sessionStorage.removeItem(VERDICTS);
  if (verdicts !== 'all') return;
  const kept: KeptVerdicts = { answer, notChecked, quotations, verdicts, judgedBy };
  if (!store(VERDICTS, kept)) store(VERDICTS, { ...kept, quotations: quotations.map(withoutPicture) });
}

const withoutPicture = ({ verification, ...quotation }: CheckedQuotation): CheckedQuotation => {
  const { evidence: _evidence, foundIn, ...rest } = verification;
  const elsewhere = foundIn?.map(({ evidence: _picture, ...place }) => place);
  return { ...quotation, verification: { ...rest, ...(elsewhere && { foundIn: elsewhere }) } };
};

/** @returns false if it has no room */
function store(name: string, value: object): boolean {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '');
  } catch {
    return undefined;
  }
}
