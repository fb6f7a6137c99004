// The form where no framework is at hand (Eleventy, Hugo, the bare loop): the same behaviour in a few lines.
for (const form of document.querySelectorAll('form.form')) {
  const status = form.querySelector('.form-status');
  const button = form.querySelector('button');
  const words = { submit: button.textContent, ...form.dataset };
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fields = [...form.elements].filter((field) => field.name);
    const wrong = fields.filter((field) => field.required && field.value.trim() === '');
    for (const field of fields) {
      const isWrong = wrong.includes(field);
      if (isWrong) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
      const text = document.getElementById(`${field.id}-wrong`);
      if (text) text.hidden = !isWrong;
    }
    if (wrong.length > 0) return;
    button.disabled = true;
    button.textContent = words.sending;
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) }).catch(() => undefined);
    if (answer?.ok) {
      const thanks = document.createElement('div');
      thanks.className = 'form';
      thanks.role = 'status';
      thanks.append(Object.assign(document.createElement('h3'), { textContent: words.thanksTitle }));
      thanks.append(Object.assign(document.createElement('p'), { textContent: words.thanksText }));
      form.replaceWith(thanks);
      return;
    }
    button.disabled = false;
    button.textContent = words.submit;
    status.textContent = words.failed;
  });
}
