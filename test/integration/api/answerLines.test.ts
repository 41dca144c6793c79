/** Promise kept: the quotations of an answer come one per line, each once it is decided, and the annotated answer with the totals last. */
import type { VerifiedAnswer, VerifiedQuotation } from '../../../shared/contract/answerRequest.ts';
import type { FoundIn } from '../../../shared/contract/verification.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const NORTH = 'Revenue of the northern ferries rose to 318 million euros.';
const SOUTH = 'Fuel costs of the southern ferries did not fall.';
const ANSWER = `“${NORTH}” (north.pdf).

“${SOUTH}” (north.pdf).

It is so: “${SOUTH}”

And “two sailors were praised for rescuing a whale”.
`;

interface Line extends Partial<VerifiedAnswer> {
  readonly index?: number;
  readonly quotation?: VerifiedQuotation;
  readonly evidence?: { readonly src: string };
  readonly foundIn?: readonly FoundIn[];
  readonly costCents?: number;
}

describe('quotations of an answer as they come', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
    for (const [attachmentId, line] of Object.entries({ north: NORTH, south: SOUTH })) {
      await service.upload(await textPdf([[line]]), { attachmentId }, `${attachmentId}.pdf`);
    }
  });
  afterAll(() => service.close());

  const ask = (data: object, signal?: AbortSignal): Promise<Response> =>
    fetch(`${service.baseUrl}/verifyAnswer`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, Accept: 'application/x-ndjson' },
      body: JSON.stringify({ data: { answer: ANSWER, attachmentIds: ['north', 'south'], ...data } }),
      ...(signal && { signal }),
    });
  const linesOf = async (response: Response): Promise<Line[]> =>
    (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);

  it('are one line each, and say the same as the answer that comes at once', async () => {
    const response = await ask({});
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const lines = await linesOf(response);
    const { costCents, balanceCents: _balance, ...rest } = lines.pop() as Line & { balanceCents: number };
    expect(costCents).toBe(1);
    const whole = (await (
      await service.request('POST', '/verifyAnswer', { data: { answer: ANSWER, attachmentIds: ['north', 'south'] } })
    ).json()) as VerifiedAnswer;
    expect(rest.summary).toEqual(whole.summary);
    expect(rest.annotated).toBe(whole.annotated);
    const told = lines.filter(({ quotation }) => quotation !== undefined);
    expect(told.map(({ index }) => index).sort()).toEqual([0, 1, 2, 3]);
    for (const { index, quotation } of told) {
      const { start, end, verification } = whole.quotations[index!];
      expect([quotation!.start, quotation!.end]).toEqual([start, end]);
      expect(quotation!.verification.status).toBe(verification.status);
    }
    expect(lines.find(({ foundIn }) => foundIn)).toMatchObject({ index: 1, foundIn: [{ attachmentId: 'south' }] });
  });

  it('have their pictures in lines of their own, where these may come later', async () => {
    const lines = await linesOf(await ask({ evidence: 'later' }));
    const [verdict, picture, ...further] = lines.filter(({ index }) => index === 0);
    expect(verdict.quotation!.verification).not.toHaveProperty('evidence');
    expect(picture).toMatchObject({ index: 0, evidence: { src: expect.stringMatching(/^data:image/) } });
    expect(further).toEqual([]);
  });

  it('are refused as ever before anything is sent', async () => {
    const response = await ask({ attachmentIds: ['nowhere'] });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect((await ask({ evidence: 'never' })).status).toBe(400);
  });
});
