/** The report for people: complete in one file, true to the verdicts, and with nothing that a text could make run. */
import { createHash } from 'node:crypto';
import type { CheckedText } from '../../../shared/reports/checkedText.ts';
import { htmlReport } from '../../../shared/reports/html/htmlReport.ts';
import { linkTarget, pictureSource } from '../../../shared/reports/html/harmless.ts';
import { piecesIn } from '../../../shared/reports/html/markedText.ts';
import { REPORT_STYLE, REPORT_STYLE_HASH } from '../../../shared/reports/html/reportStyle.ts';
import { checkedText, numberChanged, verification } from '../../support/checkedText.ts';

const report = (checked: CheckedText): string => [...htmlReport(checked)].join('');

describe('the report', () => {
  it('lets in its own style and nothing else', () => {
    expect(REPORT_STYLE_HASH).toBe(createHash('sha256').update(REPORT_STYLE).digest('base64'));
    const html = report(checkedText('Nothing is quoted.', []));
    expect(html).toContain(`default-src 'none'; img-src data:; style-src 'sha256-${REPORT_STYLE_HASH}'`);
    expect(html).not.toMatch(/<script|<link|\son\w+=|url\(/i);
    expect(html).toContain('Nothing was checked: no quotation was found in the text.');
  });

  it('shows the differing words on both sides, the place, the picture and the reason', () => {
    const proof = { src: 'data:image/webp;base64,AAAA', dimensions: { width: 1, height: 1 } };
    const html = report(
      checkedText('It says "Revenue rose to 319 million." there.', [
        [
          'Revenue rose to 319 million.',
          verification('partial_text_found', { ...numberChanged, evidence: proof, decidedBy: ['number.changed'] }),
        ],
      ]),
    );
    expect(html).toContain('1 of 1 quotation must be looked at.');
    expect(html).toContain('Revenue rose to <del>319</del> million.');
    expect(html).toContain('Revenue rose to <ins>318</ins> million.');
    expect(html).toContain('<a href="report.pdf#page=1">report.pdf, page 1</a>');
    expect(html).toContain('<img src="data:image/webp;base64,AAAA"');
    expect(html).toContain('A number may not be changed');
    expect(html).toContain('<mark class="partly_found" id="t1">Revenue rose to 319 million.</mark><a href="#q1"');
  });

  it('leads from a misattributed quotation to the place where it is', () => {
    const html = report(
      checkedText('It says "Fuel costs did not fall." [1]', [
        [
          'Fuel costs did not fall.',
          verification('not_found', {
            decidedBy: ['source.nothing-alike'],
            foundIn: [
              {
                attachmentId: 'annex',
                pageNumber: 3,
                document: { pageNumber: 3, lineId: 7, lineIds: [7], boundingBoxes: [] },
              },
            ],
          }),
          { reference: { text: '[1]', name: '1' }, attachmentId: 'report' },
        ],
      ]),
    );
    expect(html).toContain('<dt>Where</dt><dd>annex.pdf, page 3, line 7</dd>');
    expect(html).toContain('<dt>There</dt><dd>Nothing comes near these words.</dd>');
    expect(html).not.toContain('source.nothing-alike');
  });

  it('says of a page that is not the one which it is', () => {
    const words = 'Revenue rose to 318 million.';
    const searchState = { status: 'found', expectedPage: 7, actualPage: 1, occurrences: 1, confidence: 0.9 } as const;
    const html = report(
      checkedText(`It says "${words}"`, [[words, verification('found', { searchState, warnings: ['other_page'] })]]),
    );
    expect(html).toContain('1 with a warning to look at');
    expect(html).toContain('The citation says page 7; the words are on page 1.');
  });

  it('shows what the text, the source and the names hold as data', () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const html = report(
      checkedText(
        evil,
        [
          [
            evil,
            verification('partial_text_found', {
              verifiedSourceContext: evil,
              link: 'javascript:alert(1)',
              warnings: [evil],
              decidedBy: [evil],
              omitted: [{ text: evil, boundingBoxes: [] }],
              evidence: { src: 'data:text/html,x', dimensions: { width: 1, height: 1 } },
              differences: [{ kind: 'replaced', type: evil, quoted: evil, source: evil, boundingBoxes: [] }],
            }),
            { reference: { text: evil, name: evil } },
          ],
        ],
        {
          name: evil,
          sources: [{ attachmentId: 'report', name: evil, href: evil, mimeType: evil, pageCount: 1, sha256: evil }],
        },
      ),
    );
    expect(html.match(/<(?:img|script)/g)).toBeNull();
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('data:text');
  });

  it('links to the web and to files, and shows pictures, never anything that runs', () => {
    expect(linkTarget('https://example.org/a#:~:text=b')).toBe('https://example.org/a#:~:text=b');
    expect(linkTarget('../a%20b.pdf#page=2')).toBe('../a%20b.pdf#page=2');
    expect(linkTarget('JavaScript:alert(1)')).toBeUndefined();
    expect(linkTarget('data:text/html,x')).toBeUndefined();
    expect(pictureSource('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
    expect(pictureSource('data:image/svg+xml;base64,AAAA')).toBeUndefined();
    expect(pictureSource('https://example.org/pixel.png')).toBeUndefined();
  });

  it('marks the words that differ, whatever they are made of', () => {
    const pieces = [
      { text: 'a ', differs: false },
      { text: '<', differs: true },
      { text: ' b', differs: false },
    ];
    expect(piecesIn('ins', pieces)).toBe('a <ins>&#60;</ins> b');
  });
});
