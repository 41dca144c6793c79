import { readFile } from 'node:fs/promises';

describe('the image of the converter', () => {
  const dockerfile = readFile('infra/converter/Dockerfile', 'utf8');

  it('is built from the packed function alone, and starts its handler', async () => {
    const lines = (await dockerfile).split('\n');
    expect(lines.filter((line) => /^(COPY|ADD)\b/.test(line))).toEqual([
      'COPY --from=runtime /runtime/node_modules /runtime/node_modules',
      'COPY . /var/task/',
    ]);
    expect(lines).toContain('WORKDIR /var/task');
    expect(lines).toContain('CMD ["index.handler"]');
  });

  it('has a LibreOffice for texts, sheets and slides, where the function looks for it, and fonts for the large scripts', async () => {
    const text = await dockerfile;
    for (const part of ['writer', 'calc', 'impress']) expect(text).toContain(`libreoffice-${part}-nogui`);
    for (const font of ['liberation', 'crosextra-carlito', 'noto-core', 'noto-cjk', 'noto-color-emoji']) {
      expect(text).toContain(`fonts-${font}`);
    }
    expect(await readFile('functions/convertDocument/lambda.ts', 'utf8')).toContain("'/usr/bin/soffice'");
  });

  it('pins what it takes from npm, and does not run as root', async () => {
    const text = await dockerfile;
    expect(text).toMatch(/npm install .*aws-lambda-ric@\d+\.\d+\.\d+\n/);
    expect(text).toMatch(/^USER node$/m);
  });
});
