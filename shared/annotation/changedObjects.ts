/**
 * Which objects of a file an update has to rewrite. The library goes through all objects of the file at each single change, which
 * takes minutes for a thousand highlights on a thousand pages: here changes are noted, and looked up once for all.
 */
import { PDFArray, PDFDict, PDFStream, type PDFContext, type PDFObject } from 'pdf-lib';

/** @returns a function that marks all objects changed since; call it before the update is written */
export function noteChanges(context: PDFContext): () => void {
  const changed = new Set<PDFObject>();
  context.registerObjectChange = (object) => {
    changed.add(object);
  };
  return () => {
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (hasAny(object, changed)) context.snapshot?.markRefForSave(ref);
    }
  };
}

/** Whether it is, or directly contains, one of them. */
function hasAny(object: PDFObject, changed: ReadonlySet<PDFObject>): boolean {
  if (changed.has(object)) return true;
  if (object instanceof PDFDict) return object.values().some((value) => hasAny(value, changed));
  if (object instanceof PDFArray) return object.asArray().some((value) => hasAny(value, changed));
  return object instanceof PDFStream && hasAny(object.dict, changed);
}
