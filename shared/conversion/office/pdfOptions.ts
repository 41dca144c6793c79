/** How LibreOffice writes the PDF: what a reader of the document sees, and nothing else. Both engines take these as JSON. */

type Option =
  { readonly type: 'boolean'; readonly value: 'true' | 'false' } | { readonly type: 'long'; readonly value: string };

const no: Option = { type: 'boolean', value: 'false' };
const yes: Option = { type: 'boolean', value: 'true' };

const OPTIONS: Readonly<Record<string, Option>> = {
  // Comments, speaker notes and hidden slides are not what the document says to its readers.
  ExportNotes: no,
  ExportNotesInMargin: no,
  ExportNotesPages: no,
  ExportHiddenSlides: no,
  // The values of form fields become text of the page.
  ExportFormFields: no,
  // Pictures as sharp as a proof shows them.
  ReduceImageResolution: yes,
  MaxImageResolution: { type: 'long', value: '300' },
  Quality: { type: 'long', value: '85' },
};

/** @param isTagged tags tell the cells of tables apart */
export const pdfOptions = (isTagged: boolean): string =>
  JSON.stringify({ ...OPTIONS, UseTaggedPDF: isTagged ? yes : no });
