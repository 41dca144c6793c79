/**
 * How the answers are described: by schemas, so that their types, the OpenAPI document and the tests which hold real answers
 * against it have one source. Nothing checks an answer while the service runs.
 */
import { z } from 'zod';

/** An object that nobody changes once it is made, without fields that are not named. */
export const answerObject = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).readonly();

export const answerList = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

export const isoTimestamp = (description: string) => z.iso.datetime().describe(`${description} ISO 8601, UTC.`);

export const countSchema = z.int().min(0);

export const pageNumberSchema = z.int().min(1);
