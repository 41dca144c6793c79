/** What attackers and those beside them ask of the service. */

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** @param apiKey whose requests they are, where they name nobody else's */
export function askingAt(baseUrl: string, apiKey: string) {
  async function send(
    path: string,
    body: object | FormData,
    key = apiKey,
    signal?: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, ...(!isForm && { 'Content-Type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
      ...(signal && { signal }),
    });
    return { status: response.status, text: await response.text() };
  }

  async function upload(attachmentId: string, bytes: Uint8Array, key = apiKey, subtitles?: string): Promise<Answer> {
    const form = new FormData();
    form.set('attachmentId', attachmentId);
    form.set('file', new Blob([Uint8Array.from(bytes)]), 'file');
    if (subtitles !== undefined) form.set('subtitles', new Blob([subtitles]), 'subtitles.srt');
    return send('/prepareAttachments', form, key);
  }

  const verify = (attachmentId: string, quotations: readonly string[], key = apiKey, signal?: AbortSignal) =>
    send(
      '/verifyCitations',
      {
        data: {
          attachmentId,
          citations: Object.fromEntries(quotations.map((sourceContext, i) => [`c${i}`, { sourceContext }])),
        },
      },
      key,
      signal,
    );

  return { send, upload, verify };
}
