/** Entry point of the AWS CDK: packs the functions, reads the deployment's settings, and assembles a stack for each region. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { processEnvironment } from '../shared/platform/settings.ts';
import { packFunctions } from './bundling/functionBundle.ts';
import { packOfficeProgram } from './bundling/officeProgram.ts';
import { readDeploySettings } from './config.ts';
import { createStacks } from './createStacks.ts';
import { FUNCTION_NAMES } from './functions.ts';
import type { FunctionName } from './functions.ts';
import { archiveUploadServer, packUploadServer } from './uploads/packUploadServer.ts';

const bundles = mkdtempSync(join(tmpdir(), 'function-bundles-'));
process.on('exit', () => {
  // By then the CDK has copied what it needs into its own output.
  rmSync(bundles, { recursive: true, force: true });
});
const uploadServer = join(bundles, 'uploadServer');
await packFunctions(new Map(FUNCTION_NAMES.map((name) => [name, join(bundles, name)])));
const officeProgram = await packOfficeProgram(resolve(import.meta.dirname, '..'));

const app = new App();
const settings = readDeploySettings(app.node);
if (settings.largeUploads) {
  await packUploadServer(uploadServer);
  await archiveUploadServer(uploadServer, `${uploadServer}.tar.gz`);
}
const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = processEnvironment();
const packed = {
  code: (name: FunctionName) => Code.fromAsset(join(bundles, name)),
  officeProgram,
  uploadServer: `${uploadServer}.tar.gz`,
};
createStacks(app, settings, packed, { account, region });
app.synth();
