/** The packed functions: what is in each package, and whether the service lives from the packages alone. Packed once for both. */
import { describePackages } from './packageSuite.ts';
import { describePackedLife } from './packedLifeSuite.ts';
import { packFunctions } from './packedFunctions.ts';
import type { PackedFunctions } from './packedFunctions.ts';

/** The first time the native packages are fetched from the registry. */
const PACKING_TIMEOUT_MS = 180_000;

let packed: PackedFunctions;

beforeAll(async () => {
  packed = await packFunctions();
}, PACKING_TIMEOUT_MS);

afterAll(() => packed.remove());

describePackages(() => packed);
describePackedLife(() => packed);
