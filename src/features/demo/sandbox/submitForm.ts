/** Form data for a sandbox host. */
export interface SandboxForm {
  action: string;
  /** Values by field name. */
  fields: Record<string, string>;
}

/** Submits a form to a new tab. A form, because the data is too long for an address. */
export function submitForm({ action, fields }: SandboxForm, document: Document): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
