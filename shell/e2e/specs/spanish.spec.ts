import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is answered in it on the way from signing in to a seat, and in the settings', async ({ page }) => {
    await signInSpanish(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(/^Inicio · /);

    await followPill(page, 'Próximos eventos');
    await expect(page).toHaveTitle(/^Próximos eventos · /);
    await expect(heading(page, 'Próximos eventos')).toBeVisible();

    await page.goto('/salons/the-art-of-the-ask');
    const reserve = page.getByRole('button', { name: 'Reservar mi lugar' }).first();
    await reserve.click();
    await expect(page.getByText('Asistirás', { exact: true }).first()).toBeVisible();
    await expect(reserve).toBeHidden();

    await followPill(page, 'Mi contenido');
    await expect(heading(page, 'Mi contenido')).toBeVisible();
    await expect(page.getByRole('link', { name: /The Art of the Ask/ }).first()).toBeVisible();

    await page
      .getByRole('link', { name: /The Art of the Ask/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'No asistiré' }).first().click();
    await expect(reserve).toBeVisible();

    await page.goto('/my-profile?tab=account');
    await expect(page.getByRole('combobox', { name: 'Idioma' })).toBeVisible();
  });

  test('is answered in it from signing up over the payment and a password to a seat @phone', async ({
    page,
  }, { project }) => {
    test.slow();
    await page.goto('/sign-up');
    await expect(heading(page, 'Hazte miembro')).toBeVisible();
    await page.getByLabel('Nombre').fill('Inés');
    await page.getByLabel('Apellido').fill('Falk');
    await page.getByLabel('Correo electrónico').fill(`ines-es-${Date.now()}-${project.name}@example.test`);
    await page.getByRole('button', { name: 'Continuar' }).click();

    await expect(heading(page, 'Pago')).toBeVisible();
    await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242');
    await page.getByLabel('Vencimiento').fill('08 / 40');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: 'Pagar' }).click();

    await expect(heading(page, 'Crea tu contraseña')).toBeVisible();
    await page.getByLabel('Contraseña', { exact: true }).fill('Lanterns&Ledgers7');
    await page.getByLabel('Repite la contraseña').fill('Lanterns&Ledgers7');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(heading(page, 'Te damos la bienvenida, Inés')).toBeVisible();

    await page.goto('/salons/the-art-of-the-ask');
    await page.getByRole('dialog').getByRole('button', { name: 'Acepto' }).click();
    await page.getByRole('button', { name: 'Reservar mi lugar' }).last().click();
    await expect(page.getByText('Asistirás', { exact: true }).first()).toBeVisible();
  });
});

test('a browser that asks for English is answered in English', async ({ page }) => {
  await page.goto('/salons/the-art-of-the-ask');

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading(page, 'Sign in to continue')).toBeVisible();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const followPill = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Páginas de aprendizaje' }).getByRole('link', { name }).click();

/** With an account whose seats no other journey looks at. */
async function signInSpanish(page: Page): Promise<void> {
  await page.goto('/api/auth/login?returnTo=%2F');
  await page.getByLabel('Correo').fill('private@demo.athenaeum.test');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: /menú de la cuenta/ }).waitFor();
}
