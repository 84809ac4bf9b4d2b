/** For pages that load no other script: opens the print dialog. */
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print())
