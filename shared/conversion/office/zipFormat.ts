/** Which Office format a zip archive is, by what it states inside; other archives have none. */
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { MAX_LISTING_BYTES } from '../archive/archiveLimits.ts';
import type { OfficeFormat } from './officeEngine.ts';
import type { ZipArchive } from '../archive/zipArchive.ts';

/** OpenDocument 1.3, part 2, section 2.2.4: the type stands alone in the file `mimetype`; templates add `-template`. */
const OPEN_DOCUMENT_TYPES: Readonly<Partial<Record<string, OfficeFormat>>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};

/** ECMA-376, part 2, section 10.1.2: the main part's type. With macros and as templates they are the same documents. */
const MAIN_PART_TYPES: readonly (readonly [RegExp, OfficeFormat])[] = [
  [
    /^application\/vnd\.(openxmlformats-officedocument\.wordprocessingml|ms-word)\.[a-z]+(\.macroEnabled\w*)?\.main\+xml$/i,
    'docx',
  ],
  [
    /^application\/vnd\.(openxmlformats-officedocument\.spreadsheetml|ms-excel)\.((sheet|template)(\.macroEnabled\w*)?\.main\+xml|sheet\.binary\.macroEnabled\.main)$/i,
    'xlsx',
  ],
  [
    /^application\/vnd\.(openxmlformats-officedocument\.presentationml|ms-powerpoint)\.(presentation|slideshow|template)(\.macroEnabled\w*)?\.main\+xml$/i,
    'pptx',
  ],
];

/** @throws UnconvertibleSource if the document needs a password, or its lists cannot be unpacked */
export async function zipFormat(zip: ZipArchive): Promise<OfficeFormat | undefined> {
  const type = await listing(zip, 'mimetype');
  if (type !== undefined) {
    const format = OPEN_DOCUMENT_TYPES[type.trim().replace(/-template$/, '')];
    if (format !== undefined && (await isEncrypted(zip))) throw passwordNeeded();
    return format;
  }
  const contentTypes = await listing(zip, '[Content_Types].xml');
  for (const [, partType = ''] of contentTypes?.matchAll(/ContentType\s*=\s*["']([^"']*)["']/g) ?? []) {
    const known = MAIN_PART_TYPES.find(([pattern]) => pattern.test(partType));
    if (known) return known[1];
  }
  return undefined;
}

/** Other contents of archives, recognised by the name of a file in them: to say which unsupported kind it is. */
const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^META-INF\/container\.xml$/, 'an e-book (EPUB)'],
  [/^Index(\.zip|\/Document\.iwa)$/, 'a Pages, Numbers or Keynote document'],
  [/^visio\//, 'a Visio drawing'],
  [/^FixedDocSeq\.fdseq$/i, 'an XPS document'],
  [/^META-INF\/MANIFEST\.MF$/, 'a Java archive'],
];

/** @returns what the archive is, if it is not a supported document */
export const zipKind = ({ entries }: ZipArchive): string =>
  OTHER_KINDS.find(([part]) => [...entries.keys()].some((name) => part.test(name)))?.[1] ??
  'a zip archive without an Office document';

/** OpenDocument 1.3, part 2, section 4.8: each encrypted file says so in the manifest. */
async function isEncrypted(zip: ZipArchive): Promise<boolean> {
  return (await listing(zip, 'META-INF/manifest.xml'))?.includes('encryption-data') ?? false;
}

async function listing(zip: ZipArchive, name: string): Promise<string | undefined> {
  const entry = zip.entries.get(name);
  return entry && decodedXml(await zip.read(entry, MAX_LISTING_BYTES));
}

/** XML 1.0, appendix F: without a UTF-16 byte order mark it is UTF-8, or states its encoding in ASCII. */
function decodedXml(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return bytes.toString('utf8');
}

export const passwordNeeded = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'password',
    'The Office file is protected by a password. Save it without one and prepare it again.',
  );
