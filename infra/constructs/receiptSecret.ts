/** The secret that the key of receipts is made from, in Secrets Manager: made with the deployment, and read by what signs alone. */
import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { DeploySettings } from '../config.ts';

/** Letters and digits: some 380 bits, of which the key has 256. */
const SECRET_LENGTH = 64;

export class ReceiptSecret extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string, { removalPolicy }: DeploySettings) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description:
        'The key that receipts of verdicts are signed with is made from it. `operator receipt rotate` replaces it',
      generateSecretString: { passwordLength: SECRET_LENGTH, excludePunctuation: true },
      removalPolicy: removalPolicy === 'retain' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'A new key has to be published before it signs, which the operator’s command does; receipts outlive keys.',
    });
  }

  get arn(): string {
    return this.secret.secretArn;
  }

  allowReading(role: Role): void {
    role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [this.arn] }),
    );
  }
}
