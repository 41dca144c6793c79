/** LibreOffice's program among the deployment's assets, which the converter lends to the renderer. */
import type { Role } from 'aws-cdk-lib/aws-iam';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { Construct } from 'constructs';
import type { PackedProgramFile } from '../bundling/officeProgram.ts';

export class OfficeProgram extends Construct {
  /** What the converter's settings read (`settings.ts`). */
  readonly environment: Readonly<Record<string, string>>;
  private readonly assets: readonly Asset[];

  constructor(scope: Construct, id: string, files: readonly PackedProgramFile[]) {
    super(scope, id);
    this.assets = files.map(({ name, path }) => new Asset(this, name, { path }));
    const stored = files.map(({ name, sha256 }, index) => ({ name, key: this.assets[index].s3ObjectKey, sha256 }));
    this.environment = {
      OFFICE_PROGRAM_BUCKET: this.assets[0].s3BucketName,
      OFFICE_PROGRAM_FILES: JSON.stringify(stored),
    };
  }

  /** These objects, and not the others that the account's deployments keep in that bucket. */
  allowReading(role: Role): void {
    const resources = this.assets.map(({ bucket, s3ObjectKey }) => bucket.arnForObjects(s3ObjectKey));
    role.addToPrincipalPolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources }));
  }
}
