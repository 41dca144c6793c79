/** Settings have defaults, and invalid ones are named. */
import { join } from 'node:path';
import { InvalidSettings, readLocalSettings, readSettings } from '../../../shared/platform/settings.ts';

describe('the settings', () => {
  it('take their defaults from the house, an empty variable counting as absent', () => {
    expect(readSettings({ RETENTION_DAYS: '' }).RETENTION_DAYS).toBe(365);
    expect(readLocalSettings({}).PORT).toBe(8787);
  });

  it('name folders by whole paths: processes that stand in folders of their own are handed files in them', () => {
    expect(readLocalSettings({}).DATA_DIR).toBe(join(process.cwd(), '.data'));
    expect(readLocalSettings({ DATA_DIR: 'trial', SPEECH_MODEL: 'model' })).toMatchObject({
      DATA_DIR: join(process.cwd(), 'trial'),
      SPEECH_MODEL: join(process.cwd(), 'model'),
    });
  });

  it('name each variable that does not fit, with what it holds and what is expected', () => {
    const environment = {
      MAX_PAGES: 'many',
      SIGNED_LINK_SECONDS: '60',
      RETENTION_DAYS: '1.5',
      OCR_LANGUAGES: 'eng, deu',
      LOG_LEVEL: 'INFO',
    };
    expect(() => readSettings(environment)).toThrow(
      new InvalidSettings([
        'MAX_PAGES=many: expected a number',
        'RETENTION_DAYS=1.5: expected a whole number',
        'SIGNED_LINK_SECONDS=60: expected at least 3600',
        'OCR_LANGUAGES=eng, deu: names of languages joined by "+", for example eng+deu',
      ]),
    );
  });
});
