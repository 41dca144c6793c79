/**
 * Schemas that describe the answers, so that their types, the OpenAPI document and the tests that check real answers have one
 * source. Nothing checks an answer while the service runs.
 */
import { z } from 'zod';

/** An object that is not changed once made, with no fields beyond those named. */
export const answerObject = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).readonly();

export const answerList = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

export const isoTimestamp = (description: string) => z.iso.datetime().describe(`${description} ISO 8601, UTC.`);

export const countSchema = z.int().min(0);

export const pageNumberSchema = z.int().min(1);
