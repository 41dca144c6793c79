/** Entry of the AWS CDK: packs the functions, reads the settings of the deployment, and puts the one stack together. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { App, Tags } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { processEnvironment } from '../shared/platform/settings.ts';
import { packFunction } from './bundling/functionBundle.ts';
import { packOfficeProgram } from './bundling/officeProgram.ts';
import { readDeploySettings } from './config.ts';
import { FUNCTION_NAMES } from './functions.ts';
import { ServiceStack } from './service-stack.ts';
import { archiveUploadServer, packUploadServer } from './uploads/packUploadServer.ts';

const bundles = mkdtempSync(join(tmpdir(), 'function-bundles-'));
process.on('exit', () => {
  // The CDK has copied what it needs into its own output by then.
  rmSync(bundles, { recursive: true, force: true });
});
const uploadServer = join(bundles, 'uploadServer');
await Promise.all(FUNCTION_NAMES.map((name) => packFunction(name, join(bundles, name))));
const officeProgram = await packOfficeProgram(resolve(import.meta.dirname, '..'));

const app = new App();
const settings = readDeploySettings(app.node);
if (settings.largeUploads) {
  await packUploadServer(uploadServer);
  await archiveUploadServer(uploadServer, `${uploadServer}.tar.gz`);
}
const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = processEnvironment();
new ServiceStack(app, `CitationVerification-${settings.stage}`, {
  description: 'Citation Verification Service',
  env: { ...(account && { account }), ...(region && { region }) },
  settings,
  code: (name) => Code.fromAsset(join(bundles, name)),
  officeProgram,
  uploadServer: `${uploadServer}.tar.gz`,
});
Tags.of(app).add('service', 'citation-verification');
Tags.of(app).add('stage', settings.stage);
app.synth();
