/** The packed functions: what is in each package, and whether the service can run on the packages alone. Packed once for both. */
import { describePackages } from './packageSuite.ts';
import { describePackedLife } from './packedLifeSuite.ts';
import { packFunctions } from './packedFunctions.ts';
import type { PackedFunctions } from './packedFunctions.ts';

let packed: PackedFunctions;

beforeAll(async () => {
  packed = await packFunctions();
});

afterAll(() => packed.remove());

describePackages(() => packed);
describePackedLife(() => packed);
