/** Promise kept: what is not found in its source is searched for in everything that the account has, and nowhere else. */
import type { VerifiedAnswer } from '../../../shared/contract/answerRequest.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import { sketchesPrefix } from '../../../shared/storage/keys.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const SOUTH = 'Fuel costs of the southern ferries did not fall.';
const OTHERS = 'The tenant of the other account shall pay the rent monthly.';

interface Answer {
  readonly verifications: Record<string, Verification>;
  readonly searched?: { readonly attachments: number; readonly total: number };
}

describe('searching the whole account', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
    for (const [attachmentId, line] of [
      ['north', 'Revenue of the northern ferries rose to 318 million euros.'],
      ['south', SOUTH],
      ['gone', 'The old pier was closed for good in the spring of 1987.'],
      ...Array.from({ length: 8 }, (_, i) => [`note-${i}`, `Note ${i} is about the tides at quay number ${i}.`]),
    ]) {
      expect((await service.upload(await textPdf([[line]]), { attachmentId }, `${attachmentId}.pdf`)).status).toBe(200);
    }
    const authorization = { Authorization: `Bearer ${await service.keyOf('other')}` };
    const body = uploadForm(await textPdf([[OTHERS]]), { attachmentId: 'theirs' });
    await fetch(`${service.baseUrl}/prepareAttachments`, { method: 'POST', headers: authorization, body });
  });
  afterAll(() => service.close());

  const verify = async (citations: object, rest: object = {}): Promise<Answer> => {
    const data = { attachmentId: 'north', citations, searchAlso: 'account', ...rest };
    const response = await service.request('POST', '/verifyCitations', { data });
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };

  it('says where else it is, and at how many attachments it looked', async () => {
    const { verifications, searched } = await verify({
      misattributed: { sourceContext: SOUTH },
      invented: { sourceContext: 'Two sailors were praised for rescuing a whale.' },
      short: { sourceContext: 'southern ferries' },
    });
    expect(verifications.misattributed).toMatchObject({
      status: 'not_found',
      foundIn: [{ attachmentId: 'south', pageNumber: 1 }],
    });
    expect(verifications.invented).not.toHaveProperty('foundIn');
    expect(verifications.short).not.toHaveProperty('foundIn');
    expect(searched).toEqual({ attachments: 11, total: 11 });
  });

  it('looks at nothing where everything is found', async () => {
    const { searched } = await verify({ right: { sourceContext: 'rose to 318 million euros' } });
    expect(searched).toEqual({ attachments: 0, total: 0 });
    expect(await verify({ wrong: { sourceContext: SOUTH } }, { searchAlso: 'request' })).not.toHaveProperty('searched');
  });

  it("never looks into another account's attachments", async () => {
    const { verifications } = await verify({ theirs: { sourceContext: OTHERS } });
    expect(verifications.theirs).toMatchObject({ status: 'not_found' });
    expect(verifications.theirs).not.toHaveProperty('foundIn');
  });

  it('forgets what is deleted', async () => {
    const citations = { closed: { sourceContext: 'The old pier was closed for good in the spring of 1987.' } };
    expect((await verify(citations)).verifications.closed).toHaveProperty('foundIn');
    expect((await service.request('DELETE', '/attachments/gone')).status).toBe(200);
    const { verifications, searched } = await verify(citations);
    expect(verifications.closed).not.toHaveProperty('foundIn');
    expect(searched).toEqual({ attachments: 10, total: 10 });
  });

  it('looks at what was prepared before there were sketches, too', async () => {
    await service.storage.files.deletePrefix(sketchesPrefix('test'));
    const { verifications, searched } = await verify({ misattributed: { sourceContext: SOUTH } });
    expect(verifications.misattributed).toMatchObject({ foundIn: [{ attachmentId: 'south' }] });
    expect(searched).toEqual({ attachments: 10, total: 10 });
  });

  it('says that it did not look at all of many that have no sketch yet, and goes on the next time', async () => {
    for (let i = 0; i < 15; i++) {
      expect(
        (await service.upload(await textPdf([[`More about quay ${i}.`]]), { attachmentId: `more-${i}` })).status,
      ).toBe(200);
    }
    await service.storage.files.deletePrefix(sketchesPrefix('test'));
    const wrong = { wrong: { sourceContext: SOUTH } };
    expect((await verify(wrong)).searched).toEqual({ attachments: 20, total: 25 });
    const { verifications, searched } = await verify(wrong);
    expect(verifications.wrong).toMatchObject({ foundIn: [{ attachmentId: 'south' }] });
    expect(searched).toEqual({ attachments: 25, total: 25 });
    for (let i = 0; i < 15; i++) await service.request('DELETE', `/attachments/more-${i}`);
  });

  it('is there for batches, for lines and for whole answers', async () => {
    const batch = await service.request('POST', '/verifyCitations', {
      data: { mode: 'batch', searchAlso: 'account', citations: { a: { attachmentId: 'north', sourceContext: SOUTH } } },
    });
    expect(await batch.json()).toMatchObject({
      verifications: { a: { foundIn: [{ attachmentId: 'south' }] } },
      searched: { total: 10 },
    });
    const lines = await fetch(`${service.baseUrl}/verifyCitations`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, Accept: 'application/x-ndjson' },
      body: JSON.stringify({
        data: { attachmentId: 'north', searchAlso: 'account', citations: { a: { sourceContext: SOUTH } } },
      }),
    });
    const [, elsewhere, sums] = (await lines.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(elsewhere).toMatchObject({ key: 'a', foundIn: [{ attachmentId: 'south' }] });
    expect(sums).toMatchObject({ searched: { attachments: 10 } });
    const answer = `“${SOUTH}” (north.pdf).\n\nAnd: “${SOUTH}”`;
    const whole = await service.request('POST', '/verifyAnswer', {
      data: { answer, attachmentIds: ['north'], searchAlso: 'account' },
    });
    const { quotations, summary, searched } = (await whole.json()) as VerifiedAnswer;
    expect(quotations.map(({ verification }) => verification.foundIn?.[0].attachmentId)).toEqual(['south', 'south']);
    expect(summary).toMatchObject({ misattributed: 1, notFound: 1 });
    expect(searched).toEqual({ attachments: 10, total: 10 });
  });
});
