/** What Lambda gets: each folder is small enough, built for its machine, complete without the repository, and no fuller than it must be. */
import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packEntry, packFunctions } from '../../infra/bundling/functionBundle.ts';
import { FUNCTION_NAMES } from '../../infra/functions.ts';
import type { FunctionName } from '../../infra/functions.ts';
import { BROWSER_FONTS, fontAsset } from '../../shared/conversion/browser/browserFonts.ts';
import { CHROMIUM_ASSETS } from '../../shared/conversion/browser/chromiumAssets.ts';
import { MEDIA_ASSETS } from '../../shared/documents/media/mediaAssets.ts';
import { OCR_ASSETS } from '../../shared/documents/ocr/ocrAssets.ts';
import { FALLBACK_FONTS, fontFileName } from '../../shared/documents/pdf/fontFiles.ts';
import { PDF_ASSETS } from '../../shared/documents/pdf/pdfAssets.ts';
import { JUDGE_ASSETS } from '../../shared/verification/judging/judgeAssets.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { PackedFunctions } from './packedFunctions.ts';
import { proxyAnswer, proxyEvent } from './refusedEvents.ts';

const MIB = 1024 * 1024;
/** What Lambda accepts, unzipped. */
const LAMBDA_LIMIT_BYTES = 250 * MIB;
const READ_DOCUMENTS: readonly FunctionName[] = [
  'prepareAttachments',
  'verifyCitations',
  'verifyAnswer',
  'annotateDocument',
  'convertDocument',
  'readPages',
  'renderPages',
];
const DRAW: readonly FunctionName[] = ['verifyCitations', 'verifyAnswer', 'annotateDocument', 'renderPages'];
/** The first bytes of an ELF file, and where it names its class, byte order and machine. */
const ELF_MAGIC = Buffer.from('\x7fELF', 'latin1');
const ELF = { bits64: [4, 2], littleEndian: [5, 1], machineOffset: 18, x86_64: 62, headBytes: 20 } as const;

export function describePackages(packedFunctions: () => PackedFunctions): void {
  const filesOf = async (name: FunctionName): Promise<string[]> => {
    const entries = await readdir(packedFunctions().folderOf(name), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };

  const relative = (name: FunctionName, files: string[]): string[] =>
    files.map((file) => file.slice(packedFunctions().folderOf(name).length + 1));

  async function headOf(file: string, bytes: number): Promise<Buffer> {
    const handle = await open(file);
    try {
      return (await handle.read(Buffer.alloc(bytes), 0, bytes, 0)).buffer;
    } finally {
      await handle.close();
    }
  }

  describe.each(FUNCTION_NAMES)('the package of %s', (name) => {
    it('is within what Lambda takes', async () => {
      const sizes = await Promise.all((await filesOf(name)).map(async (file) => (await stat(file)).size));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      process.stdout.write(`${name}: ${(bytes / MIB).toFixed(1)} MiB unzipped, ${String(sizes.length)} files\n`);
      expect(bytes).toBeLessThan(LAMBDA_LIMIT_BYTES);
    });

    it('holds compiled parts for 64-bit x86 Linux only', async () => {
      const compiled = (await filesOf(name)).filter((file) => /\.node$|\.so(\.|$)|\.dylib$|\.dll$/.test(file));
      if (DRAW.includes(name)) expect(compiled.length).toBeGreaterThan(0);
      for (const file of compiled) {
        const head = await headOf(file, ELF.headBytes);
        expect(head.subarray(0, 4)).toEqual(ELF_MAGIC);
        expect([head[ELF.bits64[0]], head[ELF.littleEndian[0]]]).toEqual([ELF.bits64[1], ELF.littleEndian[1]]);
        expect(head.readUInt16LE(ELF.machineOffset)).toBe(ELF.x86_64);
      }
    });

    it('carries the reader of documents where they are read, and nothing but its code elsewhere', async () => {
      const files = relative(name, await filesOf(name));
      if (READ_DOCUMENTS.includes(name)) {
        const fonts = FALLBACK_FONTS.map((font) => `${PDF_ASSETS.fonts}${fontFileName(font)}`);
        expect(files).toEqual(expect.arrayContaining([PDF_ASSETS.worker, PDF_ASSETS.pdfium, ...fonts]));
      } else if (name === 'recogniseSpeech') {
        // It decodes sound, and reads nothing.
        expect(files).toEqual(expect.arrayContaining([...Object.values(MEDIA_ASSETS), 'index.mjs']));
        expect(files).toHaveLength(Object.keys(MEDIA_ASSETS).length + 1);
      } else if (name === 'renderDocument') {
        // It renders with the reader's fonts and what is beside them, and reads nothing.
        expect(files).not.toContain(OCR_ASSETS.worker);
      } else if (name === 'console') {
        expect(files.toSorted()).toEqual(['console.css', 'console.js', 'index.mjs']);
      } else {
        expect(files).toEqual(['index.mjs']);
      }
    });

    it('carries Chromium only where pages are rendered, beside no rights', async () => {
      const files = relative(name, await filesOf(name));
      const [main] = (await filesOf(name)).filter((file) => file.endsWith('/index.mjs'));
      const renders = name === 'renderDocument';
      expect(files.some((file) => file.startsWith(CHROMIUM_ASSETS.packed))).toBe(renders);
      expect((await readFile(main, 'utf8')).includes('puppeteer')).toBe(renders);
      if (renders) {
        const fonts = BROWSER_FONTS.map(fontAsset);
        expect(files).toEqual(expect.arrayContaining([CHROMIUM_ASSETS.unpacker, ...fonts]));
      }
    });

    it('tells nothing of the machine that packed it', async () => {
      const [main] = (await filesOf(name)).filter((file) => file.endsWith('/index.mjs'));
      expect(await readFile(main, 'utf8')).not.toContain(process.cwd());
    });
  });

  describe('packing', () => {
    it('gives the same bytes again, also alone, so that an unchanged function is not deployed anew', async () => {
      const again = await temporaryFolder();
      await packFunctions(new Map([['renderPages', again.path]]), new Map());
      const files = await filesOf('renderPages');
      for (const [index, name] of relative('renderPages', files).entries()) {
        const [before, after] = await Promise.all([readFile(files[index]), readFile(join(again.path, name))]);
        expect([name, before.equals(after)]).toEqual([name, true]);
      }
      await again.remove();
    });

    it('gives the thread that judges the bytes that its entry alone gives, which are tested on all verdicts', async () => {
      const alone = await temporaryFolder();
      await packEntry(join(process.cwd(), 'shared/verification/judging/judgeWorker.ts'), alone.path);
      const bytes = await readFile(join(alone.path, 'index.mjs'));
      for (const name of ['verifyCitations', 'verifyAnswer'] as const) {
        const beside = await readFile(join(packedFunctions().folderOf(name), JUDGE_ASSETS.worker));
        expect([name, beside.equals(bytes)]).toEqual([name, true]);
      }
      await alone.remove();
    });
  });

  describe('console, alone in an empty folder', () => {
    it('hands out the page, whose policy lets in nothing but its own script, its style and the pictures of the bucket', async () => {
      const { answer } = await packedFunctions().invoke('console', proxyEvent('console'));
      const { statusCode, headers, body } = proxyAnswer.parse(answer);
      expect(statusCode).toBe(200);
      expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
      const [script] = /(?<=<script type="module">)[^]*(?=<\/script>)/.exec(body)!;
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers['Content-Security-Policy']).toContain(`default-src 'none'; script-src 'sha256-${hash}';`);
      expect(headers['Content-Security-Policy']).toContain(
        "img-src 'self' https://links.example https://files.example data:;",
      );
    });
  });
}
