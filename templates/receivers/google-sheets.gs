/**
 * Receives leads and writes each into a row of the spreadsheet that this script belongs to. README.md beside this file
 * says how to set it up.
 *
 * A lead may be sent more than once, under the same leadId: whoever sends it cannot always know that it arrived. The
 * second time is answered like the first, and no row is written.
 */
var SHEET_NAME = 'Leads';

/** The column that every sheet begins with. */
var ID_COLUMN = 'leadId';

/** Longest wait for another lead that is being written, in milliseconds. */
var PATIENCE = 20000;

function doPost(event) {
  var lead;
  try {
    lead = JSON.parse(event.postData.contents);
  } catch (error) {
    return answer({ ok: false, error: 'The body is not JSON.' });
  }
  if (lead === null || typeof lead !== 'object' || typeof lead.leadId !== 'string' || lead.leadId === '') {
    return answer({ ok: false, error: 'The lead has no leadId.' });
  }

  // Two leads at once would be written into the same row.
  var lock = LockService.getScriptLock();
  if (!lock.tryLock(PATIENCE)) return answer({ ok: false, error: 'Too many leads at once.' });
  try {
    var sheet = leadSheet();
    if (!isKnown(sheet, lead.leadId)) append(sheet, lead);
    // What is not flushed may be lost after the answer, or unseen by whoever comes next.
    SpreadsheetApp.flush();
    return answer({ ok: true, leadId: lead.leadId });
  } catch (error) {
    return answer({ ok: false, error: 'The row could not be written.' });
  } finally {
    lock.releaseLock();
  }
}

function leadSheet() {
  var book = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = book.getSheetByName(SHEET_NAME) || book.insertSheet(SHEET_NAME);
  if (sheet.getLastRow() === 0) sheet.appendRow([ID_COLUMN]);
  return sheet;
}

function isKnown(sheet, leadId) {
  var column = headings(sheet).indexOf(ID_COLUMN) + 1;
  if (column === 0) throw new Error('The sheet has no column ' + ID_COLUMN + '.');
  var rows = sheet.getLastRow() - 1;
  if (rows < 1) return false;
  return sheet.getRange(2, column, rows, 1).createTextFinder(leadId).matchEntireCell(true).findNext() !== null;
}

/** Values go under the heading of their name; a name that is new gets a heading of its own. */
function append(sheet, lead) {
  var names = headings(sheet);
  Object.keys(lead).forEach(function (name) {
    if (names.indexOf(name) !== -1) return;
    names.push(name);
    sheet.getRange(1, names.length).setValue(asText(name));
  });
  var row = names.map(function (name) {
    return Object.prototype.hasOwnProperty.call(lead, name) ? asText(lead[name]) : '';
  });
  var range = sheet.getRange(sheet.getLastRow() + 1, 1, 1, row.length);
  // As plain text: a phone number keeps its zeros, and what begins with "=" is no formula.
  range.setNumberFormat('@').setValues([row]);
}

function headings(sheet) {
  return sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getValues()[0].map(String);
}

function asText(value) {
  var text = typeof value === 'string' ? value : JSON.stringify(value);
  // Sheets that are exported and opened elsewhere would run it there.
  return /^[=+\-@\t\r]/.test(text) ? "'" + text : text;
}

/** Scripts cannot set a status: whether it worked stands in the body. */
function answer(body) {
  return ContentService.createTextOutput(JSON.stringify(body)).setMimeType(ContentService.MimeType.JSON);
}
