/** Under which key the data lies: AWS's own, one that this stack makes, or one that the customer has. */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { DeploySettings } from '../config.ts';

/** What the stores ask of a key in the name of whoever uses them; the names are whole, so that none is granted by a pattern. */
const USES = [
  'kms:Decrypt',
  'kms:DescribeKey',
  'kms:Encrypt',
  'kms:GenerateDataKey',
  'kms:GenerateDataKeyWithoutPlaintext',
  'kms:ReEncryptFrom',
  'kms:ReEncryptTo',
];
/** The key opens nothing but what these keep. */
const STORES = ['dynamodb', 's3', 'secretsmanager', 'sqs'];

export class Encryption extends Construct {
  /** Absent: AWS's own keys, which cost nothing and which nobody can withdraw. */
  readonly key: IKey | undefined;

  constructor(scope: Construct, id: string, { encryptionKey, removalPolicy }: DeploySettings) {
    super(scope, id);
    if (encryptionKey === 'aws') return;
    this.key =
      encryptionKey === 'own'
        ? new Key(this, 'Key', {
            description: 'Sources, texts, records, jobs and secrets of the citation verification service',
            enableKeyRotation: true,
            // Without it everything is lost that lies under it.
            removalPolicy: removalPolicy === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
          })
        : Key.fromKeyArn(this, 'Key', encryptionKey);
  }

  allowUse(role: Role): void {
    if (this.key === undefined) return;
    const { region } = Stack.of(this);
    const services = STORES.map((store) => `${store}.${region}.amazonaws.com`);
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: USES,
        resources: [this.key.keyArn],
        conditions: { StringEquals: { 'kms:ViaService': services } },
      }),
    );
  }
}
