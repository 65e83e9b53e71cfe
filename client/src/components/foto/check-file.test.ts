import { describe, expect, it } from 'vitest';
import { RequestRefused } from '../../lib/app-error.ts';
import { checkFile, uploadProblem } from './check-file.ts';
import { UploadGaveUp } from './try-upload.ts';

const megabyte = 1024 * 1024;
const photo = (size: number, type = 'image/jpeg') => ({ size, type, name: 'foto' });

describe('a chosen photo', () => {
  it('may have 5 MB and not one byte more', () => {
    expect(checkFile('lingua', photo(5 * megabyte))).toBeNull();
    expect(checkFile('lingua', photo(5 * megabyte + 1))?.title).toBe('A imagem da língua é muito grande');
    expect(checkFile('orelha', photo(6.5 * megabyte))).toMatchObject({
      title: 'A imagem da orelha é muito grande',
      action: 'Tamanho máximo: 5MB. Tamanho atual: 6,5 MB',
    });
  });

  it('must be an image, if the device names a type', () => {
    expect(checkFile('face', photo(10, 'application/pdf'))?.title).toBe('O arquivo escolhido não é uma imagem');
    expect(checkFile('face', photo(10, ''))).toBeNull();
  });

  it('that could not be sent: the error counts the attempts, and the photo can be sent again', () => {
    expect(uploadProblem('lingua', new UploadGaveUp(3, new TypeError('x')))).toMatchObject({
      title: 'Falha no upload da imagem da língua após 3 tentativas',
      canRetry: true,
    });
  });

  it("that the server had no room for: the photo can be sent again, and the error is the server's text", () => {
    const full = new RequestRefused(507, { code: 'STORAGE_FULL', message: 'Não há espaço. Tente de novo.' });
    expect(uploadProblem('lingua', new UploadGaveUp(3, full))).toMatchObject({
      title: 'Falha no upload da imagem da língua após 3 tentativas',
      action: 'Não há espaço. Tente de novo.',
    });
    const later = new RequestRefused(429, { code: 'TOO_MANY_REQUESTS', message: 'Muitas. Mais tarde.' });
    expect(uploadProblem('lingua', later)).toEqual({ title: 'Muitas.', action: 'Mais tarde.', canRetry: true });
    const gone = new RequestRefused(404, { code: 'FOTO_UPLOAD_GONE', message: 'Fechado. Envie de novo.' });
    expect(uploadProblem('lingua', gone)).toMatchObject({ canRetry: true });
  });

  it("that the server refuses: the error is the server's text", () => {
    const refusal = (message: string) => new RequestRefused(415, { code: 'FOTO_HEIC', message });
    expect(uploadProblem('face', refusal('Esta foto está no formato HEIC. Envie como JPEG. Ou tire de novo.'))).toEqual(
      {
        title: 'Esta foto está no formato HEIC.',
        action: 'Envie como JPEG. Ou tire de novo.',
        canRetry: false,
      },
    );
    expect(uploadProblem('face', refusal('Foto não aceita'))).toMatchObject({ title: 'Foto não aceita', action: '' });
  });
});
