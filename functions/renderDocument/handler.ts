/** The converter calls it and waits for its answer. */
import { renderOrderSchema, type RenderOutcome } from '../../shared/conversion/elsewhere/renderOrder.ts';
import { renderDocument, type RenderDependencies } from './renderDocument.ts';

export const createHandler =
  (dependencies: RenderDependencies) =>
  (event: unknown): Promise<RenderOutcome> =>
    renderDocument(dependencies, renderOrderSchema.parse(event));
